import { APPROVAL_FLOWS_PATH } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { UnsavedGuard } from '#platform/web/kits/edit/unsaved-guard.tsx';
import type { OfferedKind, SavedFlow } from '../contract/approval-flow-schemas.ts';
import { describeFlow } from '../rules/describe-flow.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import { ConditionList } from './condition-list.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FlowBasics } from './flow-basics.tsx';
import styles from './flow-editor.module.css';
import effectStyles from './flow-effect.module.css';
import type { FlowNames } from './flow-names.ts';
import { FlowPreview } from './flow-preview.tsx';
import { FlowSimulation } from './flow-simulation.tsx';
import { NodeLine } from './node-line.tsx';
import { type EditedFlow, useFlowDraft } from './use-flow-draft.ts';
import { useSaveFlow } from './use-save-flow.ts';

type Props = {
  title: string;
  /** The flow as it was read; null for one to be written. */
  saved: SavedFlow | null;
  initial: FlowDraft;
  known: FlowNames;
  kinds: readonly OfferedKind[];
  /** Begins again with what has been saved meanwhile. */
  onReload?: () => void;
};

/** A flow from left to right: when it applies, who decides; beside it what it says, whom it asks, what it would have done. */
export function FlowEditor({ title, saved, initial, known, kinds, onReload }: Props) {
  const edited = useFlowDraft(initial, known, kinds);
  const saving = useSaveFlow(edited, saved);
  const { draft, names } = edited;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Stack>
        <FlowBasics edited={edited} />
        <Section title="什么时候适用" note="下面的条件要同时满足">
          <ConditionList edited={edited} />
        </Section>
        {draft.effect === 'approve' && (
          <Section title="谁来审批" note="从左到右一步一步进行，任何一步有人驳回即结束">
            <NodeLine edited={edited} />
          </Section>
        )}
      </Stack>
      <Stack as="aside" aria-label="这条规则的效果">
        <Section title="这条规则说的是">
          <p className={effectStyles.sentence}>{describeFlow(draft, names)}</p>
        </Section>
        <FlowPreview edited={edited} flowId={saved?.flowId} />
        {edited.kind?.simulated && <FlowSimulation edited={edited} flowId={saved?.flowId} />}
      </Stack>
      <Acts edited={edited} isNew={saved === null} saving={saving} />
      <UnsavedGuard isUnsaved={edited.isChanged} />
      <ConflictDialog
        theirs={saving.theirs}
        names={names}
        mine={draft}
        onKeepMine={(version) => {
          saving.forgetTheirs();
          void saving.save({ version });
        }}
        onTakeTheirs={() => {
          saving.forgetTheirs();
          edited.settle();
          onReload?.();
        }}
        onClose={saving.forgetTheirs}
      />
    </div>
  );
}

type ActsProps = { edited: EditedFlow; isNew: boolean; saving: ReturnType<typeof useSaveFlow> };

function Acts({ edited, isNew, saving }: ActsProps) {
  const { problems } = edited;
  return (
    <StickyBar className={styles.acts}>
      <Button kind="primary" busy={saving.busy} onClick={() => void saving.save()}>
        {isNew ? '保存并启用' : '保存'}
      </Button>
      {isNew && (
        <Button busy={saving.busy} onClick={() => void saving.save({ enabled: false })}>
          保存，先不启用
        </Button>
      )}
      <ButtonLink href={APPROVAL_FLOWS_PATH}>取消</ButtonLink>
      <ProblemWords>
        {problems.length > 0 ? `还有 ${problems.length} 处需要修改：${problems[0]?.message}` : saving.refusal}
      </ProblemWords>
    </StickyBar>
  );
}
