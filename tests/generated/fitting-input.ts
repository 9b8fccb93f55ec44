import type { DeclaredEndpoint } from '#platform/shared/contract-list.ts';
import { type Actor, type Stage, tokenOf } from './matrix-stage.ts';
import { OBJECT_KINDS } from './object-kinds.ts';
import { sampleInput } from './sample-input.ts';
import { WHOLE_INPUTS } from './whole-inputs.ts';

/** An input that is meant to succeed: the objects in it exist and are the caller's own. */
export async function fittingInput(stage: Stage, endpoint: DeclaredEndpoint, actor: Actor): Promise<unknown> {
  // The session the person was built with may have been ended by an earlier call.
  const member = actor.member && { ...actor.member, token: (await tokenOf(stage, actor)) ?? '' };
  const whole = WHOLE_INPUTS[endpoint.name];
  if (whole) return whole(stage, member);
  const own: Record<string, unknown> = {};
  for (const [field, kind] of Object.entries(endpoint.meta.objects)) {
    if (member) own[field.split('.').at(-1) ?? ''] = await OBJECT_KINDS[kind]?.build(stage.shop, member);
  }
  return sampleInput(endpoint, { ...stage.known, ...own });
}
