import { definePlan } from '../../extraction/plan.ts';
import { propertyCertificateSchema } from './schema.ts';
export const propertyCertificatePlan = definePlan(propertyCertificateSchema, { organisations: true, scalars: {}, records: {} });
