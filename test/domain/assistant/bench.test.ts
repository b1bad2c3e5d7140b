import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Grade, grade } from '../../bench/assistant/grade.ts';
import { readLibrary } from '../../bench/assistant/read-library.ts';
import { readQuestions } from '../../bench/assistant/read-questions.ts';
import { sharedReader } from '../../helpers/shared-reader.ts';

const folder = path.join(import.meta.dirname, '../../bench/assistant/questions/generated');

describe('150 questions with known answers about generated documents, without a model', () => {
  let grades: Grade[];

  beforeAll(async () => {
    const library = await readLibrary(sharedReader());
    grades = readQuestions(folder).flatMap(({ documents, questions }) => {
      const own = documents.flatMap((name) => library.get(name) ?? []);
      return questions.map((asked) => grade(asked, own));
    });
  });

  it('are 120 that the documents answer and 30 that they do not', () => {
    expect(grades).toHaveLength(150);
    expect(grades.filter(({ asked }) => asked.unanswerable)).toHaveLength(30);
  });

  it('are answered rightly in at least 90 % of the cases', () => {
    expect(grades.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(135);
  });

  it('get no statement that is wrong in more than 2 % of the cases', () => {
    expect(grades.filter(({ isWrongWithConfidence }) => isWrongWithConfidence).length).toBeLessThanOrEqual(3);
  });

  it('get citations whose quote stands on the cited page, in the cited box, without exception', () => {
    const untrue = grades.filter(({ citations, trueCitations }) => citations !== trueCitations);
    expect(untrue.map(({ asked }) => asked.ask)).toEqual([]);
  });

  it('get no invented answer where the documents do not tell', () => {
    expect(grades.filter(({ isInvented }) => isInvented).map(({ asked }) => asked.ask)).toEqual([]);
  });
});
