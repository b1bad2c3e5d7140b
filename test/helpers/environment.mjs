import { types } from 'node:util';
import { TestEnvironment } from 'jest-environment-node';

const kinds = {
  Array: Array.isArray,
  Date: types.isDate,
  Error: types.isNativeError,
  Map: types.isMap,
  Object: isObject,
  Promise: types.isPromise,
  RangeError: isError('RangeError'),
  RegExp: types.isRegExp,
  Set: types.isSet,
  SyntaxError: isError('SyntaxError'),
  TypeError: isError('TypeError'),
  URIError: isError('URIError'),
};
const ordinary = Function.prototype[Symbol.hasInstance];

/** Objects without a prototype are instances of no class. */
function isObject(value) {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    Object.getPrototypeOf(value) !== null
  );
}

function isError(name) {
  function descends(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype !== null && (prototype.constructor?.name === name || descends(prototype));
  }
  return (value) => types.isNativeError(value) && descends(value);
}

/** Jest runs each test file in a realm of its own. This makes `instanceof` true for arrays, errors and so on of any realm. */
function recognizeAllRealms(realm) {
  for (const [name, isOne] of Object.entries(kinds)) {
    const kind = realm[name];
    function hasInstance(value) {
      // classes that extend one of these inherit this function
      return ordinary.call(this, value) || (this === kind && isOne(value));
    }
    Object.defineProperty(kind, Symbol.hasInstance, { value: hasInstance, configurable: true });
  }
}
recognizeAllRealms(globalThis);

/** Lets test files share packages, see `shared-packages.mjs`. */
export default class extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    recognizeAllRealms(this.global);
    this.global.importShared = (name) => import(name);
  }
}
