import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { newIdempotencyKey, wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { FieldError } from '#platform/web/controls/field-error.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useFocusWrong } from '#platform/web/form/use-focus-wrong.ts';
import type { CorrectionField } from '../contract/correction-contract.ts';
import { CORRECTION_FIELDS } from '../rules/correction-status.ts';
import styles from './correction-form.module.css';
import { correctionApi, ownCorrectionsQuery } from './correction-queries.ts';
import { PictureField } from './picture-field.tsx';
import { judgeReport, NO_REPORT, type Report } from './report.ts';

type CorrectionFormProps = {
  itemCode: string;
  /** A visitor's answer goes nowhere unless he says where. */
  signedIn: boolean;
  onSent: (number: string) => void;
};

const FIELDS_ERROR = 'correction-fields-error';
const NAMES = Object.entries(CORRECTION_FIELDS) as [CorrectionField, string][];

/** What is wrong with an item, in the reporter's words and pictures. */
export function CorrectionForm({ itemCode, signedIn, onSent }: CorrectionFormProps) {
  const [report, setReport] = useState<Report>(NO_REPORT);
  const [tried, setTried] = useState(false);
  const refused = useFocusWrong();
  const { send, pending, refusal } = useSend(itemCode, onSent);
  const problems = tried ? judgeReport(report) : {};
  const change = (part: Partial<Report>) => setReport({ ...report, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(judgeReport(report)).length === 0) send(report);
    else refused();
  };
  return (
    <form className={styles.form} method="post" aria-label="商品纠错" noValidate onSubmit={submit}>
      <fieldset className={styles.fields}>
        <legend>有误的内容</legend>
        <div className={styles.choices}>
          {NAMES.map(([field, name]) => (
            <Checkbox
              key={field}
              label={name}
              checked={report.fields.includes(field)}
              aria-invalid={problems.fields ? true : undefined}
              aria-describedby={problems.fields && FIELDS_ERROR}
              onChange={({ target }) => change({ fields: withChoice(report.fields, field, target.checked) })}
            />
          ))}
        </div>
        {problems.fields && <FieldError id={FIELDS_ERROR}>{problems.fields}</FieldError>}
      </fieldset>
      <TextAreaField
        label="具体说明"
        required
        rows={4}
        maxLength={1000}
        placeholder="例如：页面写长度 30 mm，收到的实物是 35 mm"
        value={report.content}
        error={problems.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <PictureField pictures={report.pictures} onChange={(pictures) => change({ pictures })} />
      <TextField
        label="联系方式"
        maxLength={100}
        autoComplete="email"
        hint={signedIn ? '邮箱或手机号；不填则发到您账号的邮箱' : '邮箱或手机号；处理结果会发给您'}
        value={report.contact}
        error={problems.contact}
        onChange={(event) => change({ contact: event.target.value })}
      />
      <ProblemLine>{refusal}</ProblemLine>
      <div>
        <Button kind="primary" size="lg" type="submit" busy={pending}>
          提交纠错
        </Button>
      </div>
    </form>
  );
}

function withChoice(fields: readonly CorrectionField[], field: CorrectionField, chosen: boolean): CorrectionField[] {
  const others = fields.filter((one) => one !== field);
  return chosen ? [...others, field] : others;
}

/** Sends a report; a press that failed on the way is the same act when it is pressed again. */
function useSend(itemCode: string, onSent: (number: string) => void) {
  const queryClient = useQueryClient();
  const key = useRef<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (report: Report) => {
      key.current ??= newIdempotencyKey();
      const context = { idempotencyKey: key.current };
      return correctionApi.call.save({ itemCode, ...report, contact: report.contact.trim() }, { context });
    },
    onSuccess: ({ number }) => {
      key.current = null;
      void queryClient.invalidateQueries(ownCorrectionsQuery);
      onSent(number);
    },
  });
  const refusal = error && wordsOfRefusal(error, '提交失败，请检查网络后重试');
  return { send: mutate, pending: isPending, refusal };
}
