import { heading, title, type Recognition } from '../recognition.ts';

/** How certificates and evidence of property insurance are told. */
export const propertyCertificateRecognition: Recognition = {
  family: 'certificate',
  names:
    'acord 24; acord 27; acord 28; evidence of property; evidence of commercial property; eopi; certificate of property; property certificate; property evidence',
  lines: 'property; commercial property',
  subject: 'property building',
  forms: [24, 27, 28],
  cues: [
    title(14, /\bevidence of (commercial |personal )?property\b|\bcertificate of property\b/),
    heading(3, /\bcoverage perils forms\b|\bperils insured\b/),
    heading(2, /\blenders? loss payable\b/),
  ],
};
