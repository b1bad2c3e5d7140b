export const siteFolder: string;
export const stampFile: string;
export function stampOfSources(): string;
export function needsDocs(): boolean;
