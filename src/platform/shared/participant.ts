/** Header that names whom a page was made for: the participant of user info, or `visitor`. */
export const PARTICIPANT_HEADER = 'x-participant';

/** Stands for everybody who has not logged in. */
export const VISITOR_PARTICIPANT = 'visitor';

/** Name of the refusal that tells a page it belongs to somebody else by now. */
export const PARTICIPANT_CHANGED = 'PARTICIPANT_CHANGED';
