import type { Command } from 'commander';

/** `decpage mcp`: the tools of a running service for an agent on this machine. */
export function addMcpCommand(program: Command, { serveMcp }: { serveMcp: () => Promise<void> }): void {
  program
    .command('mcp')
    .description('serve the Model Context Protocol to an agent, over stdin and stdout')
    .action(serveMcp);
}
