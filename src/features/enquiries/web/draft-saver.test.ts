import { describe, expect, it } from 'vitest';
import type { DraftRequest } from '../contract/enquiry-schemas.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';

const refused = new Error('refused');
const broken = new Error('no answer');

/** A server that keeps one draft per new save, answers by key, and can be told to fail. */
function openForm(faults: (Error | null)[] = []) {
  const calls: { input: DraftRequest; key: string }[] = [];
  const drafts: { version: number; titles: string[] }[] = [];
  const byKey = new Map<string, { enquiryNo: string; version: number; savedAt: string }>();
  const states: SaveState['kind'][] = [];
  let keys = 0;
  const write = ({ draft, title = '' }: DraftRequest) => {
    const at = draft ? Number(draft.enquiryNo) : drafts.push({ version: 0, titles: [] }) - 1;
    const row = drafts[at];
    if (!row || (draft && draft.version !== row.version)) throw refused;
    row.version += 1;
    row.titles.push(title);
    return { enquiryNo: String(at), version: row.version, savedAt: 'now' };
  };
  const saver = createDraftSaver(null, {
    newKey: () => String((keys += 1)),
    answered: (error) => error === refused,
    onState: ({ kind }) => states.push(kind),
    save: async (input, key) => {
      calls.push({ input, key });
      await Promise.resolve();
      const fault = faults.shift();
      if (fault === refused) throw fault;
      const answer = byKey.get(key) ?? write(input);
      byKey.set(key, answer);
      // The answer is lost on its way, the work is done.
      if (fault) throw fault;
      return answer;
    },
  });
  const put = (title: string) => saver.put({ title, lines: [] });
  return { put, saver, calls, drafts, states };
}

describe('saving a form as a draft', () => {
  it('makes one draft however fast it is typed, and keeps the last of it', async () => {
    const { put, drafts, saver } = openForm();
    await Promise.all(['一', '一二', '一二三'].map(put));
    expect(drafts).toEqual([{ version: 2, titles: ['一', '一二三'] }]);
    expect(saver.place()).toEqual({ enquiryNo: '0', version: 2 });
  });

  it('makes no second draft when an answer is lost', async () => {
    const { put, drafts, calls, states } = openForm([broken]);
    expect(await put('一')).toBe(false);
    expect(await put('一二')).toBe(true);
    expect(drafts).toEqual([{ version: 2, titles: ['一', '一二'] }]);
    expect(calls.map(({ key }) => key)).toEqual(['1', '1', '2']);
    expect(states).toEqual(['saving', 'failed', 'saving', 'saved', 'saving', 'saved']);
  });

  it('leaves what was refused, and tries what comes next', async () => {
    const { put, drafts } = openForm([refused]);
    expect(await put('一')).toBe(false);
    expect(await put('一二')).toBe(true);
    expect(drafts).toEqual([{ version: 1, titles: ['一二'] }]);
  });

  it('puts what comes in the very moment a save ends into a save of its own', async () => {
    const { put, drafts } = openForm();
    const first = put('一');
    const second = first.then(() => put('一二'));
    await second;
    expect(drafts[0]?.titles).toEqual(['一', '一二']);
  });
});
