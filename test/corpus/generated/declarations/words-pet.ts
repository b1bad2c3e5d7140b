export const petWords = {} as const;
