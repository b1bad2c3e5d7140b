import { describe, expect, it } from 'vitest';
import { findDates, monthsBetween, parseDate } from '../../../../domain/reading/values/date.ts';
import { findMoney, isMoneyLike, parseMoney } from '../../../../domain/reading/values/money.ts';
import { isNameLine, splitNames } from '../../../../domain/extraction/values/name.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import { parseInteger, parseNumber, parsePercent } from '../../../../domain/reading/values/numbers.ts';

describe('money', () => {
  it.each([
    ['$1,234.56', 1234.56],
    ['1,234 CR', -1234],
    ['($50.00)', -50],
    ['-$10', -10],
    ['$ 500', 500],
    ['$0.00', 0],
    ['$1,000*', 1000],
    ['1,234.56-', -1234.56],
    ['$1.234.50', 1234.5],
  ])('reads %s', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each(['N/A', 'Included', '12/5', '$100,000/$300,000', ''])('does not read %p', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('demands a mark of money where any integer could stand', () => {
    expect(parseMoney('500')).toBe(500);
    expect(parseMoney('500', { strict: true })).toBeNull();
    expect(isMoneyLike('1,500')).toBe(true);
  });

  it('finds each amount of a text', () => {
    const found = findMoney('$30,000 each person/$60,000 each accident, 2% or 1,200.50');
    expect(found.map(({ amount }) => amount)).toEqual([30000, 60000, 1200.5]);
  });
});

describe('dates', () => {
  it.each([
    ['01/02/2023', '2023-01-02'],
    ['3/4/21', '2021-03-04'],
    ['3/4/58', '1958-03-04'],
    ['January 5, 2021 at 12:01 a.m. standard time', '2021-01-05'],
    ['05-MAR-2021', '2021-03-05'],
    ['2021-04-05', '2021-04-05'],
    ['2/29/2024', '2024-02-29'],
    ['Jul-01-2022', '2022-07-01'],
    ['Jul-1-22', '2022-07-01'],
    ['Jul 1/22', '2022-07-01'],
    ['01/Jul/2022', '2022-07-01'],
    ['2022-Jul-01', '2022-07-01'],
  ])('reads %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each(['31/12/2021', '2/29/2023', '03/21', 'May 2021', 'Premium 01/02/2023', '01/02/2023 01/02/2024'])(
    'does not read %s',
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );

  it('finds both dates of a period', () => {
    expect(findDates('From July 5, 2021 to 01/05/2022').map(({ date }) => date)).toEqual(['2021-07-05', '2022-01-05']);
  });

  it('counts whole months only', () => {
    expect(monthsBetween('2021-07-05', '2022-01-05')).toBe(6);
    expect(monthsBetween('2021-08-31', '2022-02-28')).toBe(6);
    expect(monthsBetween('2021-07-05', '2022-01-20')).toBeNull();
  });
});

describe('numbers', () => {
  it('reads integers, decimals and percentages, each only as a whole', () => {
    expect(parseInteger('05')).toBe(5);
    expect(parseInteger('1.5')).toBeNull();
    expect(parseNumber('1,234.5')).toBe(1234.5);
    expect(parsePercent('2%')).toBe(2);
    expect(parsePercent('2% of A')).toBeNull();
  });
});

describe('headings', () => {
  it('are compared without case, accents, quotes and signs', () => {
    expect(normalize("POLICY NBR. #1: Insured's & Résumé")).toBe('policy no no 1 insureds and resume');
  });
});

describe('names', () => {
  it('are people, and organisations where these may be insured', () => {
    expect(isNameLine('MARIA T. GONZALEZ')).toBe(true);
    expect(isNameLine('Sunrise Bakery LLC')).toBe(false);
    expect(isNameLine('Sunrise Bakery LLC', { organisations: true })).toBe(true);
    for (const text of ['4410 W Maple St', 'Policy Number', 'Omaha, NE 68132', 'Total due:'])
      expect(isNameLine(text)).toBe(false);
  });

  it('are one for each person', () => {
    expect(splitNames('John Doe and Jane Doe')).toEqual(['John Doe', 'Jane Doe']);
    expect(splitNames('John & Jane Doe')).toEqual(['John & Jane Doe']);
    expect(splitNames('Doe and Sons Inc')).toEqual(['Doe and Sons Inc']);
  });
});
