/** Prices of a model, US dollars per million tokens. */
export interface ModelPrices {
  input: number;
  output: number;
}

/** What tokens cost, US dollars to a millionth. Tokens that the provider had cached count in full. */
export function costUsd(
  { promptTokens, completionTokens }: { promptTokens: number; completionTokens: number },
  { input, output }: ModelPrices,
): number {
  // dollars per million times tokens is millionths of a dollar
  return Math.round(promptTokens * input + completionTokens * output) / 1_000_000;
}
