import type { TestMember } from '#tests/factories/build-member.ts';
import type { Stage } from './matrix-stage.ts';

/** Makes the input of one call for one member. */
export type InputMaker = (stage: Stage, member: TestMember | null) => unknown;
