import type { PolicyType } from '../../policies/policy-type.ts';
import { wordingsOf } from '../../extraction/lexicon/wordings.ts';

/** A kind of document or line of business that a question may name. */
export interface LineConcept {
  id: string;
  asked: readonly string[];
  /** How certificates, loss runs and applications print the line, normalised. */
  printed?: RegExp;
}

/** Whether a policy type is of the kind. */
export const isOfLine = (type: PolicyType | undefined, { id }: LineConcept): boolean =>
  type?.recognition.asked.includes(id) ?? false;

/** The kinds of documents and lines of business. */
export const lineConcepts: readonly LineConcept[] = [
  {
    id: 'auto',
    asked: wordingsOf(
      'auto policy; car policy; auto insurance; car insurance; auto; automobile policy; automobile; business auto; commercial auto; auto declarations; auto liability policy; automobile liability; vehicle insurance; vehicle policy; car',
    ),
    printed: /\bauto|\bba\b/,
  },
  {
    id: 'home',
    asked: wordingsOf(
      'homeowners policy; homeowners; homeowner; homeowners insurance; home insurance; home policy; house policy; house insurance; homeowner policy; condo policy',
    ),
    printed: /homeowner/,
  },
  {
    id: 'dwellingFire',
    asked: wordingsOf(
      'dwelling fire; dwelling fire policy; dwelling policy; landlord policy; landlord insurance; rental dwelling policy; dwelling insurance; fire policy',
    ),
    printed: /dwelling|fire policy|landlord/,
  },
  {
    id: 'renters',
    asked: wordingsOf(
      'renters policy; renters; renters insurance; renter policy; apartment policy; tenant policy; apartment insurance',
    ),
  },
  { id: 'pet', asked: wordingsOf('pet policy; pet insurance; pet plan; dog insurance; cat insurance') },
  {
    id: 'business',
    asked: wordingsOf(
      'businessowners policy; business owners policy; bop; business policy; businessowners; business insurance; business owner policy',
    ),
    printed: /business ?owner|\bbop\b/,
  },
  {
    id: 'lossRun',
    asked: wordingsOf(
      'loss run; loss runs; loss history; loss report; claims report; claim report; loss run report; loss experience',
    ),
  },
  {
    id: 'certificate',
    asked: wordingsOf(
      'certificate; certificate of insurance; coi; acord 25; cert; certificate of liability insurance; certificate of liability',
    ),
  },
  {
    id: 'evidence',
    asked: wordingsOf(
      'evidence of property; evidence of insurance; evidence of property insurance; acord 28; acord 27; evidence of commercial property insurance; property certificate',
    ),
  },
  {
    id: 'application',
    asked: wordingsOf('application; acord application; acord 125; acord 130; app'),
  },
  {
    id: 'workersComp',
    asked: wordingsOf(
      'workers comp; workers compensation; work comp; wc; workers compensation policy; workers comp policy; workers comp application; workers compensation application; worker compensation; workman comp',
    ),
    printed: /workers?.? comp|\bwc\b/,
  },
  {
    id: 'generalLiability',
    asked: wordingsOf(
      'general liability; gl; cgl; commercial general liability; general liability policy; gl policy; general liability coverage',
    ),
    printed: /general liab|\bgl\b|\bcgl\b/,
  },
  { id: 'umbrellaPolicy', asked: wordingsOf('umbrella policy; excess policy'), printed: /umbrella|excess/ },
  {
    id: 'property',
    asked: wordingsOf('property policy; commercial property; property line; property section'),
    printed: /property/,
  },
];
