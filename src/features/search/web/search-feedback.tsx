import { type FormEvent, useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { useResultPage } from './result-context.ts';
import { searchApi } from './search-api.ts';
import styles from './search-feedback.module.css';

const LONGEST = 500;

/** 结果不满意: a line at the foot of the list that opens into one field. */
export function SearchFeedback() {
  const { state, searchId } = useResultPage();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('content');
    const content = typeof written === 'string' ? written.trim() : '';
    if (!content || !searchId) return;
    setBusy(true);
    try {
      await searchApi.call.feedback({ keyword: state.keyword, searchId, content });
      notify.success('感谢反馈，我们会尽快改进');
      setOpen(false);
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '提交失败，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  };
  if (!open) {
    return (
      <p className={styles.line}>
        没有找到想要的商品？
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          反馈给我们
        </button>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <textarea
        name="content"
        aria-label="反馈内容"
        rows={2}
        maxLength={LONGEST}
        placeholder="您想找什么？哪些结果不合适？"
        required
      />
      <Button type="submit" kind="secondary" busy={busy}>
        提交反馈
      </Button>
      <Button kind="quiet" onClick={() => setOpen(false)}>
        取消
      </Button>
    </form>
  );
}
