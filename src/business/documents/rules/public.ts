export { defineEvents, type EventFacts, type ToldOutside } from './define-events.ts';
export { defineStates, movesOf, type StateTone } from './define-states.ts';
export { findWay } from './find-way.ts';
