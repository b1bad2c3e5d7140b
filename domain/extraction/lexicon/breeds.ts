// Breeds of dogs and cats, as declarations write them: words that end a breed's name, words that may stand before these,
// and names of one word. What is matched is a breed wherever it stands, with or without a label.

const BEFORE = `standard toy miniature mini giant small medium large american english french german irish welsh scottish
  australian tibetan belgian bernese boston yorkshire cairn norfolk norwich west highland white staffordshire cocker springer
  cavalier king charles golden labrador lab flat-coated curly-coated chesapeake bay nova scotia basset afghan italian shetland border
  bearded old rough smooth wire wirehaired shorthaired longhaired short-haired long-haired short haired long hair fox jack parson russell
  rat bull kerry blue airedale bedlington lakeland silky skye great siberian alaskan doberman portuguese spanish water clumber field
  sussex gordon anatolian caucasian pyrenees pyrenean swiss mountain japanese chinese shar crested black brown tan red tabby tortoiseshell
  calico gray grey cream chocolate yellow tricolor treeing walker redbone bluetick plott rhodesian cardigan pembroke olde
  victorian cane neapolitan tosa domestic british exotic oriental maine norwegian forest turkish russian devon cornish selkirk european
  egyptian balinese colorpoint havana pit st saint ibizan pharaoh finnish icelandic swedish norfolk manchester wheaten soft-coated
  soft coated dandie dinmont glen imaal sealyham catahoula leopard carolina canaan entlebucher lowchen presa perro dogo mixed hound
  american-staffordshire blue-tick duck tolling louisiana boykin polish lowland of`;
const LAST = `shepherd dane bernard hound bull pei coon van fold blue curl rex inu mix cross corso argentino canario heeler laika
  angora mau cattle-dog mountain-dog water-dog eskimo-dog forest-cat`;
const WHOLE = `affenpinscher beagle boxer rottweiler dachshund chihuahua pomeranian maltese havanese papillon pekingese pug
  shih-tzu lhasa-apso bichon-frise bichon weimaraner vizsla dalmatian doberman great-dane basenji whippet saluki borzoi samoyed
  keeshond schipperke leonberger kuvasz puli briard bouvier bouvier-des-flandres bullmastiff brittany labrador german-shepherd
  golden-retriever labradoodle goldendoodle bernedoodle aussiedoodle sheepadoodle cockapoo cavapoo maltipoo yorkipoo schnoodle puggle
  pomsky cavachon morkie shichon mini-aussie aussie australian-cattle-dog chow-chow shar-pei shiba-inu akita pit-bull pitbull yorkie
  bernese-mountain-dog greater-swiss-mountain-dog portuguese-water-dog american-eskimo-dog west-highland westie coton-de-tulear great-pyrenees
  saint-bernard st-bernard newfoundland cane-corso bluetick crossbreed mutt siamese persian
  ragdoll birman bengal bombay burmese burmilla abyssinian somali manx himalayan sphynx savannah ocicat tonkinese siberian munchkin singapura
  korat chartreux snowshoe ragamuffin chausie toyger balinese peterbald laperm pixiebob maine-coon russian-blue norwegian-forest-cat
  turkish-van turkish-angora scottish-fold devon-rex cornish-rex american-curl egyptian-mau cockatiel cockatoo budgerigar
  tabby calico tortoiseshell terrier retriever spaniel collie bulldog mastiff setter pointer pinscher sheepdog husky malamute
  shorthair longhair short-hair long-hair mediumhair wirehair bobtail coonhound foxhound greyhound wolfhound deerhound bloodhound elkhound
  ridgeback spitz komondor tervuren mixed-breed malinois pyrenees schnauzer poodle corgi dsh dlh dmh goldador chiweenie chorkie jackapoo cavoodle labrador-mix`;

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);
/** Blanks and hyphens are written for each other. */
const spaced = (word: string): string => word.replaceAll('-', String.raw`[\s-]?`);
const oneOf = (list: string): string =>
  wordsOf(list)
    .toSorted((a, b) => b.length - a.length)
    .map(spaced)
    .join('|');

const DOMESTIC = String.raw`dom(?:estic)?\.?[\s-](?:short|long|medium)[\s-]?(?:hair(?:ed)?)?`;
const HEADS = String.raw`(?:${oneOf(BEFORE)})[\s-]`;
const NAMED = String.raw`(?:(?:${HEADS})*(?:${oneOf(WHOLE)}|${DOMESTIC})|(?:${HEADS})+(?:${oneOf(LAST)}))s?`;
const SIZE = String.raw`(?:\s\((?:small|medium|large|giant|toy|miniature|standard)\)|(?:\s-|,)\s(?:small|medium|large|miniature|standard|toy))?`;
const MIXED = String.raw`(?:[\s-](?:mix|cross|mixed))?`;
const JOINED = String.raw`${NAMED}${MIXED}(?:(?:\s?[/&x]\s?|\s(?:and|cross)\s)${NAMED}${MIXED})*${SIZE}`;

/** A breed within a text. */
export const BREED = new RegExp(String.raw`(?<![\p{L}\d]|\d[\s-]year-)${JOINED}(?![\p{L}\d])`, 'giu');
