import { describe, expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { questionsFault, type SurveyAnswers, type SurveyQuestion } from './survey-questions.ts';

const QUESTIONS: SurveyQuestion[] = [
  { key: 'a', kind: 'single', title: '一', required: true, options: ['甲', '乙'] },
  { key: 'b', kind: 'several', title: '二', required: false, options: ['甲', '乙', '丙'] },
  { key: 'c', kind: 'score', title: '三', required: false },
  { key: 'd', kind: 'text', title: '四', required: false },
];

describe('answers are held to their questions', () => {
  it.each<[string, SurveyAnswers, SurveyAnswers]>([
    ['one choice', { a: '甲' }, { a: '甲' }],
    [
      'several choices stand in the order of the options, once each',
      { a: '乙', b: ['丙', '甲', '丙'] },
      { a: '乙', b: ['甲', '丙'] },
    ],
    ['empty answers are none', { a: '甲', b: [], c: '', d: '  ' }, { a: '甲' }],
    ['texts are trimmed', { a: ' 甲 ', d: ' 好\n的 ' }, { a: '甲', d: '好\n的' }],
    ['what nobody asked about is dropped', { a: '甲', z: '多余' }, { a: '甲' }],
    ['names that every object has are no answers', { a: '甲', constructor: '甲' }, { a: '甲' }],
  ])('%s', (_, given, kept) => {
    expect(checkAnswers(QUESTIONS, given)).toEqual({ answers: kept, problems: {} });
  });

  it.each<[string, SurveyAnswers, string[]]>([
    ['a required one is missing', {}, ['a']],
    ['a choice that was not offered', { a: '丁' }, ['a']],
    ['several where one is asked for', { a: ['甲'] }, ['a']],
    ['one of several was not offered', { a: '甲', b: ['甲', '丁'] }, ['b']],
    ['a score beyond five', { a: '甲', c: '6' }, ['c']],
    ['a score that is no number', { a: '甲', c: '五' }, ['c']],
    ['a text that is too long', { a: '甲', d: '长'.repeat(1_001) }, ['d']],
  ])('refuses: %s', (_, given, keys) => {
    expect(Object.keys(checkAnswers(QUESTIONS, given).problems)).toEqual(keys);
  });
});

it('takes a text of exactly as many signs as fit, and asks in words that fit the question', () => {
  expect(checkAnswers(QUESTIONS, { a: '甲', d: '长'.repeat(1_000) }).problems).toEqual({});
  const required = QUESTIONS.map((question) => ({ ...question, required: true }));
  expect(checkAnswers(required, {}).problems).toEqual({ a: '请选择', b: '请选择', c: '请选择', d: '请填写' });
});

describe('questions that can be asked', () => {
  it('has nothing against whole ones', () => expect(questionsFault(QUESTIONS)).toBeNull());

  it.each<[string, SurveyQuestion[]]>([
    ['请至少添加一道题', []],
    ['第 1 题：请填写题目', [{ key: 'a', kind: 'text', title: ' ', required: false }]],
    ['第 1 题：至少需要 2 个选项', [{ key: 'a', kind: 'single', title: '一', required: false, options: ['甲'] }]],
    ['第 1 题：选项不能重复', [{ key: 'a', kind: 'several', title: '一', required: false, options: ['甲', '甲 '] }]],
    ['题目编号重复，请刷新后重试', [QUESTIONS[0], QUESTIONS[0]] as SurveyQuestion[]],
  ])('%s', (fault, questions) => expect(questionsFault(questions)).toBe(fault));
});
