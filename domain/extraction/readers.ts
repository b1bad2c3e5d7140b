import type { OwnReader, PolicyType } from '../policies/policy-type.ts';
import { readCertificate } from './forms/certificate.ts';
import { readCommercialApplication } from './forms/commercial-application.ts';
import { readPropertyCertificate } from './forms/property-certificate.ts';
import { readWorkersCompApplication } from './forms/workers-comp.ts';
import { readByPlan } from './interpret.ts';
import { readLedger } from './ledger/read-ledger.ts';
import type { DocumentReader } from './source-document.ts';

/** Who reads the documents of a policy type. */
export function readerOf({ readBy }: Pick<PolicyType, 'readBy'>): DocumentReader {
  if ('ledger' in readBy) return (document) => readLedger(readBy.ledger, document);
  if ('plan' in readBy) return (document) => readByPlan(readBy.plan, document);
  return ownReader(readBy.reader);
}

function ownReader(reader: OwnReader): DocumentReader {
  switch (reader) {
    case 'certificate':
      return readCertificate;
    case 'propertyCertificate':
      return readPropertyCertificate;
    case 'commercialApplication':
      return readCommercialApplication;
    case 'workersCompApplication':
      return readWorkersCompApplication;
  }
}
