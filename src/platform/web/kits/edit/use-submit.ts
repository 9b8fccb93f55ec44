import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCallError } from '../../api-client.ts';
import type { EditPageProps } from './edit-page.tsx';

export interface Problem {
  /** Path of the field that is wrong; null for a refusal of the whole. */
  field: (string | number)[] | null;
  message: string;
  requestId?: string;
}

type FailedFields = { errorFields: { name: (string | number)[]; errors: string[] }[] };

const problemOf = (error: unknown): Problem =>
  isCallError(error)
    ? { field: null, message: error.message, requestId: error.requestId }
    : { field: null, message: '保存失败，请检查网络后重试。您填写的内容还在。' };

/** What a form goes through: changed, refused, being saved, saved. */
export function useSubmit<Values extends object>({ form, onSave, onSaved }: EditPageProps<Values>) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  // Read by the guard at the moment of leaving, so it must not wait for a render.
  const unsaved = useRef(false);
  const saving = useRef(false);

  const focus = (field: Problem['field']) => {
    if (field) form.scrollToField(field, { block: 'center', focus: true });
  };
  const save = async (values: Values) => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    setProblems([]);
    try {
      await onSave(values);
      unsaved.current = false;
      onSaved();
    } catch (error) {
      setProblems([problemOf(error)]);
    } finally {
      saving.current = false;
      setBusy(false);
    }
  };
  const refuse = ({ errorFields }: FailedFields) => {
    const found = errorFields.map(({ name, errors }) => ({ field: name, message: errors[0] ?? '' }));
    flushSync(() => {
      setRefused(true);
      setProblems(found);
    });
    focus(found[0]?.field ?? null);
  };
  return {
    problems,
    busy,
    refused,
    focus,
    save,
    refuse,
    markChanged: () => {
      unsaved.current = true;
      setProblems((now) => (now.length > 0 ? now.filter((problem) => problem.field !== null) : now));
    },
    isUnsaved: () => unsaved.current,
  };
}
