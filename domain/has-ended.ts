/** Whether a job or a turn has ended: both are then completed or failed, and their rows no longer change. */
export function hasEnded({ status }: { status: string }): boolean {
  return status === 'completed' || status === 'failed';
}
