/**
 * Texts that were cut in the middle of a sign get the sign for what cannot be read in the place of its half, as every
 * column of text keeps it anyway; columns of JSON would refuse the whole change. Changes the body that was just read.
 * Walks without recursion: a body may nest deeper than the stack.
 */
export function mendHalves(body: unknown): unknown {
  if (typeof body === 'string') return body.toWellFormed();
  const open: unknown[] = [body];
  while (open.length > 0) {
    const around = open.pop();
    if (typeof around !== 'object' || around === null) continue;
    for (const [name, inner] of Object.entries(around)) {
      if (typeof inner !== 'string') open.push(inner);
      else if (!inner.isWellFormed()) Object.assign(around, { [name]: inner.toWellFormed() });
    }
  }
  return body;
}
