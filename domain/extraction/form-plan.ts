// What plans of forms say beside fields and lists: parties in blocks, insurers by letters, captions of nothing.

/** What is printed on forms that are filled in, beside the captions of their fields. */
export interface FormPlan {
  /** Captions of boxes that no field asks for. */
  captions: string;
  /** Headings between the blocks of boxes. */
  headings: string;
  /** The field that holds the day on which the document was made. */
  dated?: string;
}

/** A block of a name, an address and what is told beside them, under a caption that says whose they are. */
export interface BlockPlan<Scalar extends string = string> {
  captions: string;
  /** Whether it may stand at the head of the first page without a caption. */
  isLetterhead?: true;
  /** Whether sentences tell it where no caption does. */
  isTold?: true;
  /** The list whose first record it tells, with the fields of that. */
  first?: { list: string; fields: { readonly [Fact in 'name' | 'address']: string } };
  /** Whether it only tells what boxes and labels leave open, or read with more than the value. */
  completes?: true;
  /** The fields of the result that hold what it says. */
  fields: { readonly [Fact in 'names' | 'name' | 'address' | 'contact' | 'phone' | 'email' | 'text']?: Scalar };
}

/** The companies that a certificate names, each with the letter that its table of policies uses. */
export interface InsurersPlan<Name extends string = string> {
  role: 'insurers';
  letter: Name;
  name: Name;
  naic: Name;
  /** The words before a letter, and the captions of the one company of a form without letters. */
  nouns: string;
  captions: string;
}
