import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { newIdempotencyKey, wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { SelectionHead } from '../contract/selection-schemas.ts';
import type { ListFacts } from './list-form-dialog.tsx';
import { selectionApi } from './selection-api.ts';
import { selectionHref } from './selection-href.ts';
import { LISTS_KEY } from './selection-queries.ts';

/** Long enough to see that it was the wrong one. */
const UNDO_MS = 8_000;

const keyed = () => ({ context: { idempotencyKey: newIdempotencyKey() } });
const wordsOf = (error: unknown, otherwise: string) => wordsOfRefusal(error, otherwise);

type Tools = {
  /** Makes everything that tells of lists fresh. */
  refresh: () => Promise<void>;
  open: (listId?: string) => Promise<void>;
};

async function create({ refresh, open }: Tools, facts: ListFacts): Promise<boolean> {
  try {
    const { listId } = await selectionApi.call.create(facts, keyed());
    await refresh();
    await open(listId);
    return true;
  } catch (error) {
    notify.error(wordsOf(error, '新建失败，请检查网络后重试'));
    return false;
  }
}

async function edit({ refresh }: Tools, { listId, version }: SelectionHead, facts: ListFacts): Promise<boolean> {
  const { name, note, shared } = facts;
  try {
    await selectionApi.call.edit({ listId, version, name, note, shared });
    return true;
  } catch (error) {
    notify.error(wordsOf(error, '保存失败，请检查网络后重试'));
    return false;
  } finally {
    await refresh();
  }
}

async function copy({ refresh, open }: Tools, { listId }: SelectionHead): Promise<void> {
  try {
    const made = await selectionApi.call.copy({ listId }, keyed());
    await refresh();
    notify.success(`已复制为“${made.name}”`);
    await open(made.listId);
  } catch (error) {
    notify.error(wordsOf(error, '复制失败，请检查网络后重试'));
  }
}

async function restore({ refresh }: Tools, { listId, name }: Pick<SelectionHead, 'listId' | 'name'>): Promise<void> {
  try {
    await selectionApi.call.restore({ listId });
    notify.success(`已恢复“${name}”`);
  } catch (error) {
    notify.error(wordsOf(error, '恢复失败，请检查网络后重试'));
  }
  await refresh();
}

async function remove(tools: Tools, { listId, name }: SelectionHead): Promise<void> {
  try {
    await selectionApi.call.delete({ listId });
    await tools.open();
    const action = { label: '撤销', onPress: () => void restore(tools, { listId, name }) };
    notify.success(`已删除“${name}”`, { durationMs: UNDO_MS, action });
  } catch (error) {
    notify.error(wordsOf(error, '删除失败，请检查网络后重试'));
  }
  await tools.refresh();
}

/** What is done with whole lists: each act says how it went and makes what is shown fresh. */
export function useListActs() {
  const client = useQueryClient();
  const router = useRouter();
  const tools: Tools = {
    refresh: () => client.invalidateQueries({ queryKey: LISTS_KEY }),
    open: (listId) => router.navigate({ href: selectionHref(listId) }),
  };
  return {
    create: (facts: ListFacts) => create(tools, facts),
    edit: (list: SelectionHead, facts: ListFacts) => edit(tools, list, facts),
    copy: (list: SelectionHead) => copy(tools, list),
    remove: (list: SelectionHead) => remove(tools, list),
  };
}
