export const businessWords = {} as const;
