import { useMemo, useState } from 'react';
import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import type { CaseDraft, CaseEntries, EntryLine } from '../../contract/apply-schemas.ts';
import type { ReturnWay } from '../../contract/case-words.ts';
import * as ways from './wishes.ts';

/** How goods come back, and what is to be done where nothing is left to exchange them for. */
export interface HowBack {
  returnWay: Exclude<ReturnWay, 'none'>;
  contactName: string;
  contactPhone: string;
  exchangeWish: 'wait' | 'refund';
}

/** What the form begins with. */
export interface ApplyStart {
  wishes: readonly ways.Wish[];
  back: HowBack;
}

/** A number that was hidden from a colleague says nothing to a driver. */
const shownPhone = (phone: string) => (phone.includes('*') ? '' : phone);

/** What the address asks for. */
type Asked = { lineNo?: number } & ways.Beginning;

export function startOf(entries: CaseEntries, begin: Asked): ApplyStart {
  const { receiver, phone } = entries.address;
  const line = entries.lines.find(({ lineNo }) => lineNo === begin.lineNo);
  return {
    wishes: line ? ways.withLine([], line, begin) : [],
    back: { returnWay: 'pickup', contactName: receiver, contactPhone: shownPhone(phone), exchangeWish: 'wait' },
  };
}

type Draft = NonNullable<CaseDraft['draft']>;

/** The form as it was left, as far as its lines may still be applied for, and the line that is asked for now. */
export function startOfDraft(entries: CaseEntries, draft: Draft, begin: Asked): ApplyStart {
  const files = new Map(draft.files.map((file) => [file.id, file]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => files.get(id) ?? []) satisfies AttachedFile[];
  const lines = new Map(entries.lines.map((line) => [line.lineNo, line]));
  const wishes = draft.lines.map(
    ({ fileIds, gapAmount, ...line }, index): ways.Wish => ({
      ...line,
      key: index + 1,
      gap: gapAmount ?? '',
      files: known(fileIds),
      uploading: false,
    }),
  );
  const { returnWay, contactName, contactPhone, exchangeWish } = draft;
  const kept = wishes.filter(({ lineNo }) => lines.has(lineNo)).map((wish) => ways.fitted(wish, lines, wishes));
  const line = kept.some(({ lineNo }) => lineNo === begin.lineNo) ? undefined : lines.get(begin.lineNo ?? 0);
  return {
    wishes: line ? ways.withLine(kept, line, begin) : kept,
    back: { returnWay: returnWay === 'none' ? 'pickup' : returnWay, contactName, contactPhone, exchangeWish },
  };
}

/** Everything of the form that is chosen and typed. The functions stay the same: of two hundred lines one is drawn again. */
export function useApplyForm(entries: CaseEntries, start: ApplyStart) {
  const [wishes, setWishes] = useState<readonly ways.Wish[]>(start.wishes);
  const [back, setBack] = useState(start.back);
  const acts = useMemo(() => {
    const lines: ways.Lines = new Map(entries.lines.map((line) => [line.lineNo, line]));
    return {
      lines,
      choose: (line: EntryLine, chosen: boolean) =>
        setWishes((now) => (chosen ? ways.withLine(now, line) : ways.withoutLine(now, line.lineNo))),
      chooseAll: (some: readonly EntryLine[], chosen: boolean) =>
        setWishes((now) => {
          const rest = chosen ? some.filter((line) => !now.some(({ lineNo }) => lineNo === line.lineNo)) : some;
          return rest.reduce<readonly ways.Wish[]>(
            (all, line) => (chosen ? ways.withLine(all, line) : ways.withoutLine(all, line.lineNo)),
            now,
          );
        }),
      change: (key: number, part: (wish: ways.Wish) => Partial<ways.Wish>) =>
        setWishes((now) => ways.changed(now, lines, key, part)),
      divide: (line: EntryLine) => setWishes((now) => ways.divided(now, line)),
      remove: (key: number) => setWishes((now) => now.filter((wish) => wish.key !== key)),
      setAll: (same: ways.Beginning) => setWishes((now) => ways.setAll(now, lines, same)),
    };
  }, [entries]);
  return { wishes, back, setBack, ...acts };
}

export type ApplyForm = ReturnType<typeof useApplyForm>;
