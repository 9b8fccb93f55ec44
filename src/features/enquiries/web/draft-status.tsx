import { displayTime } from '#platform/shared/display-time.ts';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { SaveState } from './draft-saver.ts';
import styles from './enquiry.module.css';

type DraftStatusProps = {
  state: SaveState;
  /** The form stands in a draft already. */
  isDraft: boolean;
  /** What keeps a line from being saved, with its place; null when nothing does. */
  unreadable: string | null;
  onReload: () => void;
};

/** How safe what was typed is, in words. */
export function DraftStatus({ state, isDraft, unreadable, onReload }: DraftStatusProps) {
  if (state.kind === 'failed') return <Unsaved error={state.error} onReload={onReload} />;
  return (
    <p className={styles.quiet} role="status">
      {unreadable ? `${unreadable}，改好后继续自动保存` : wordsOf(state, isDraft)}
    </p>
  );
}

function wordsOf(state: SaveState, isDraft: boolean): string {
  if (state.kind === 'saving') return '正在保存草稿…';
  if (state.kind === 'saved') return `草稿已保存 ${displayTime(state.at)}，离开后可在“询价单 · 草稿”中继续`;
  return isDraft ? '修改后自动保存，离开后可继续' : '填写后自动存为草稿，离开后可继续';
}

function Unsaved({ error, onReload }: { error: unknown; onReload: () => void }) {
  const changed = isCallError(error) && error.code === 'ENQUIRY_CHANGED';
  const why = wordsOfRefusal(error, '没有连上服务器，稍后自动重试，请先不要关闭页面');
  return (
    <p className={styles.problem} role="alert">
      {changed ? '这张草稿已在别处修改，这里的内容没有保存' : `草稿未保存：${why}`}
      {changed && (
        <Button size="sm" onClick={onReload}>
          载入最新内容
        </Button>
      )}
    </p>
  );
}
