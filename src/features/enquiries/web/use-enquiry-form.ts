import { useCallback, useState } from 'react';
import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import type { DraftRequest, EnquiryDetail } from '../contract/enquiry-schemas.ts';
import {
  type DraftLine,
  emptyLine,
  isBlank,
  lineFault,
  linesOf,
  typedLines,
  unreadableLine,
  withPasted,
} from './draft-lines.ts';
import type { DraftContent, DraftPlace } from './draft-saver.ts';
import { useEnquiryFiles } from './use-enquiry-files.ts';

const MOST_FILES = 10;

/** What a form begins with. */
export interface FormStart {
  source: NonNullable<DraftRequest['source']>;
  lines: readonly DraftLine[];
  title: string;
  note: string;
  urgent: boolean;
  files: readonly AttachedFile[];
  draft: DraftPlace | null;
}

/** The form as it stood when this draft was last saved. */
export function startOfDraft(draft: EnquiryDetail): FormStart {
  const { source, title, note, urgent, files, enquiryNo, version } = draft;
  const own = files.filter((file) => file.lineNo === null);
  return { source, title, note, urgent, lines: typedLines(draft), files: own, draft: { enquiryNo, version } };
}

/** A new form, with what is known of the first wish. */
export function startOfWish({ keyword = '', itemNo = '' }: { keyword?: string; itemNo?: string }): FormStart {
  const source = itemNo ? 'sku' : keyword ? 'search' : 'typed';
  const lines = [emptyLine(1, { name: keyword, itemNo })];
  return { source, lines, title: '', note: '', urgent: false, files: [], draft: null };
}

function useLines(first: readonly DraftLine[]) {
  const [lines, setLines] = useState(first);
  // The same functions for the life of the form: of two hundred lines only the one that is typed in is drawn again.
  const change = useCallback((key: number, part: Partial<DraftLine>) => {
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...part } : line)));
  }, []);
  const remove = useCallback((key: number) => {
    setLines((now) => (now.length > 1 ? now.filter((line) => line.key !== key) : [emptyLine(key)]));
  }, []);
  const add = () => setLines([...lines, emptyLine(Math.max(...lines.map((line) => line.key)) + 1)]);
  return { lines, change, remove, add, paste: (text: string) => setLines(withPasted(lines, text)) };
}

/** Everything of the form that is typed, and what would be kept or sent of it. */
export function useEnquiryForm(start: FormStart) {
  const wishes = useLines(start.lines);
  const [title, setTitle] = useState(start.title);
  const [note, setNote] = useState(start.note);
  const [urgent, setUrgent] = useState(start.urgent);
  const picked = useEnquiryFiles(MOST_FILES, start.files);
  const written = wishes.lines.filter((line) => !isBlank(line));
  const unreadable = unreadableLine(wishes.lines);
  const content: DraftContent = {
    title: title.trim(),
    note: note.trim(),
    urgent,
    source: start.source,
    lines: unreadable === null ? linesOf(wishes.lines) : [],
    fileIds: picked.files.map((file) => file.id),
  };
  return {
    wishes,
    title,
    setTitle,
    note,
    setNote,
    urgent,
    setUrgent,
    picked,
    content,
    /** What keeps the first line from being saved whose figures are missing or cannot be read; null without one. */
    unreadable,
    empty: written.length === 0 && title.trim() === '' && note.trim() === '' && picked.files.length === 0,
    sendable: written.length > 0 && written.every((line) => lineFault(line) === null),
    nothingAsked: written.length === 0,
  };
}
export type EnquiryForm = ReturnType<typeof useEnquiryForm>;
