import { codesOfStates, isStateCode } from '../../reading/values/places.ts';

/** What people may say for a state: "IN" and "Indiana" are one. */
export const senseOfState = (state: string): string =>
  `state:${codesOfStates.get(state.trim().toLowerCase()) ?? state.trim().toUpperCase()}`;

/** The states of addresses in a text: each stands before the code of its place. */
export const statesOfAddresses = (text: string): string[] =>
  [...text.matchAll(/\b([a-z]{2})\.?,? \d{5}(?:-\d{4})?\b/gi)]
    .map(([, state = '']) => state.toUpperCase())
    .filter(isStateCode)
    .map(senseOfState);
