/** A form as the bytes that travel: one that is refused while the runtime still writes it would fail beside every test. */
export async function writtenForm(
  form: FormData,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: { 'content-type': string } }> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { body: new Uint8Array(await written.arrayBuffer()), headers };
}
