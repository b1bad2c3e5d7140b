/**
 * Runs what makes files or starts a process that will, so that nobody else may read them: a started process inherits the
 * umask. `make` has to do it before it returns, since the umask belongs to this whole process.
 */
export function withoutOthers<T>(make: () => T): T {
  const before = process.umask(0o077);
  try {
    return make();
  } finally {
    process.umask(before);
  }
}
