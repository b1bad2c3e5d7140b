import { beforeAll, describe, expect, it } from 'vitest';
import { type Grade, grade } from '../../bench/assistant/grade.ts';
import { heldOut } from '../../bench/assistant/questions/held-out.ts';
import { tuned } from '../../bench/assistant/questions/tuned.ts';
import { readLibrary } from '../../bench/assistant/read-library.ts';

describe('150 questions with known answers about generated documents, without a model', () => {
  let grades: Grade[];

  beforeAll(async () => {
    const library = await readLibrary();
    grades = [...tuned, ...heldOut].map((asked) => grade(asked, library));
  });

  it('are 120 that the documents answer and 30 that they do not', () => {
    expect(grades).toHaveLength(150);
    expect(grades.filter(({ asked }) => asked.says === null)).toHaveLength(30);
  });

  it('are answered rightly in at least 90 % of the cases', () => {
    expect(grades.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(135);
  });

  it('get citations whose quote stands on the cited page, in the cited box, without exception', () => {
    const untrue = grades.filter(({ citations, trueCitations }) => citations !== trueCitations);
    expect(untrue.map(({ asked }) => asked.ask)).toEqual([]);
    expect(grades.filter(({ answer, citations }) => answer.found && citations === 0)).toEqual([]);
  });

  it('get no invented answer where the documents do not tell', () => {
    expect(grades.filter(({ isInvented }) => isInvented).map(({ asked }) => asked.ask)).toEqual([]);
  });
});
