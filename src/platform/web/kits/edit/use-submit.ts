import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCallError } from '../../api-client.ts';
import { type FieldErrors, markSolved, type Problem, problemsOf } from '../../form/problems.ts';

const problemOf = (error: unknown): Problem =>
  isCallError(error)
    ? { field: null, message: error.message, requestId: error.requestId }
    : { field: null, message: '保存失败，请检查网络后重试。您填写的内容还在。' };

export interface SubmitProps<Values extends object> {
  form: FormInstance<Values>;
  /** Saves checked values; throws a refusal to keep the page open with its words. */
  onSave: (values: Values) => Promise<void>;
  /** After saving, when leaving is no loss any more. */
  onSaved: () => void;
}

/** What a form goes through: changed, refused, being saved, saved. */
export function useSubmit<Values extends object>({ form, onSave, onSaved }: SubmitProps<Values>) {
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
  const refuse = (errorFields: readonly FieldErrors[]) => {
    const found = problemsOf(errorFields);
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
    recheck: (fields: readonly FieldErrors[]) => setProblems((now) => markSolved(now, fields)),
    markChanged: () => {
      unsaved.current = true;
    },
    isUnsaved: () => unsaved.current,
  };
}
