export function contentOf(names: readonly string[], isSource?: (name: string) => boolean, folder?: string): string;
export function restoreBuild(given: { name: string; content: string; target: string }): boolean;
export function keepBuild(given: { name: string; content: string; source: string }): void;
