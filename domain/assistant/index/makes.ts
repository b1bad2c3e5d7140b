/** Makes of vehicles as printed in four letters, and as people call them. */
const MAKES = `
  chev chevrolet chevy; chevrolet chevy chev; chevy chevrolet; toyt toyota; hond honda; niss nissan; dodg dodge; hyun hyundai; suba subaru; vw volkswagen; volkswagen vw;
  volk volkswagen vw; merz mercedes benz; mercedes benz merced; cadi cadillac; chry chrysler; lexs lexus; linc lincoln; mazd mazda; mits mitsubishi; infi infiniti; tesl tesla; volv volvo`;
const SHORT_MAKES = new Map(
  MAKES.split(';').map((line) => [line.trim().split(' ')[0] ?? '', line.trim().split(' ').slice(1)]),
);

/** What people call the make that a word is short for. */
export const makesOf = (word: string): readonly string[] => SHORT_MAKES.get(word) ?? [];
