import { expect, it } from 'vitest';
import { read } from './read.ts';

const discounts = (lines: string): unknown => read('auto', `PERSONAL AUTO POLICY DECLARATIONS\n${lines}`)['discounts'];

it.each([
  ['Discounts in your rate: multi-car; home and auto; anti-theft', ['multi-car', 'home and auto', 'anti-theft']],
  ['You saved with: Paperless, Advance Quote, Sunny Days', ['Paperless', 'Advance Quote', 'Sunny Days']],
  ['Discounts applied:   Multi-Car, Paperless, Homeowner', ['Multi-Car', 'Paperless', 'Homeowner']],
  ['Discounts:   Multi-policy, Safe driver        Vehicle 01 premium    $372.00', ['Multi-policy', 'Safe driver']],
  ['Discounts:  Home and Auto 20%    New Roof 8%    Bookworm 3%', ['Home and Auto', 'New Roof', 'Bookworm']],
])('names stand behind what says that they are discounts: "%s"', (line, names) => {
  expect(discounts(line)).toEqual(names.map((name) => ({ name })));
});

it.each([
  'CREDITS   IRPM -212   MULTI-POLICY -140',
  'CREDITS   IRPM   $212-   MULTI-POLICY   $140-',
  `
BASE PREMIUM                             1,688
CREDITS    IRPM                           -212
           MULTI-POLICY                   -140`,
])('each of the names may have what it takes off: "%s"', (lines) => {
  expect(discounts(lines)).toEqual([
    { name: 'IRPM', amount: 212 },
    { name: 'MULTI-POLICY', amount: 140 },
  ]);
});

it('what could be had is no discount', () => {
  expect(discounts('Other discounts available:   Paperless, Good Student')).toBeUndefined();
});
