import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../../helpers/shared-reader.ts';
import { parseResult } from '../../../domain/extraction/result.ts';
import { hasVinCheckDigit } from '../../../domain/extraction/validation/vin.ts';
import { buildSamplePolicy } from '../../fixtures/pdf/build-sample-policy.ts';
import { samplePolicy } from '../../fixtures/sample-policy.ts';

type Coverage = (typeof samplePolicy.coverages)[number];

const reader = sharedReader();
afterAll(() => reader.close());

describe('the sample policy', () => {
  it('is committed as its builder makes it (else run test/fixtures/pdf/write-sample-policy.ts)', async () => {
    const file = await readFile(new URL('../../../services/cli/demo/sample-policy.pdf', import.meta.url));
    expect(Buffer.compare(file, await buildSamplePolicy())).toBe(0);
  });

  it('adds up', () => {
    const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100);
    const { coverages, vehicles, fees, totalPremium } = samplePolicy;
    for (const { number, premium } of vehicles) {
      const own = coverages.filter(({ vehicleNumber }) => vehicleNumber === number);
      expect(cents(own.map((coverage) => coverage.premium))).toBe(cents([premium]));
    }
    const parts = [...vehicles.map(({ premium }) => premium), ...fees.map(({ amount }) => amount)];
    expect(cents(parts)).toBe(cents([totalPremium]));
  });

  it('names vehicles whose identification numbers have valid check digits', () => {
    expect(samplePolicy.vehicles.map(({ vin }) => hasVinCheckDigit(vin))).toEqual([true, true]);
  });

  it('is read without a fault by the rules', async () => {
    const { result } = await reader.extract({ bytes: await buildSamplePolicy(), policyType: 'auto', maxPages: 5 });
    const data = result && parseResult(result).data;
    const byVehicle = (from: unknown): Coverage[] =>
      (from as { coverages: Coverage[] }).coverages.toSorted((a, b) => a.vehicleNumber - b.vehicleNumber);
    expect({ ...data, coverages: byVehicle(data) }).toEqual(samplePolicy);
  });

  it('prints on one page every text that the ground truth holds', async () => {
    const { pageCount, pages } = await reader.read({ bytes: await buildSamplePolicy(), maxPages: 5 });
    const words = new Set(pages.flatMap((page) => page.words.map(({ text }) => text)));
    const texts = [
      samplePolicy.carrierName,
      samplePolicy.policyNumber,
      ...samplePolicy.namedInsureds,
      samplePolicy.agencyName,
      ...samplePolicy.vehicles.flatMap(({ make, model, vin }) => [make, model, vin]),
      ...samplePolicy.drivers.flatMap(({ name, licenseNumber }) => [name, licenseNumber]),
      ...samplePolicy.coverages.map(({ premium }) => `$${premium.toFixed(2)}`),
      '$1,163.20',
    ];
    expect(pageCount).toBe(1);
    expect(texts.flatMap((text) => text.split(' ')).filter((word) => !words.has(word))).toEqual([]);
  });
});
