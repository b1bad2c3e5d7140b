import { compile } from './compiled.ts';

/** Compiles what tests run on threads of their own. */
export default compile;
