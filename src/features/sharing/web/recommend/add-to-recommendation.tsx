import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RECOMMEND_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { describeAdded } from '../../rules/recommendation.ts';
import styles from '../share-panel.module.css';
import { addToDraft } from './recommendation-draft.ts';

/** Puts the item of a product page into the recommendation that is being put together. */
export function AddToRecommendation({ itemCode }: { itemCode: string }) {
  const router = useRouter();
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  const add = () => {
    const added = addToDraft(session.participantId, [itemCode]);
    const words = `${describeAdded(added)}，推荐中共 ${added.lines.length} 种`;
    notify[added.left > 0 ? 'warning' : 'success'](words, {
      action: { label: '去推荐', onPress: () => void router.navigate({ href: RECOMMEND_PATH }) },
    });
  };
  return (
    <button type="button" className={styles.tab} onClick={add}>
      加入推荐
    </button>
  );
}
