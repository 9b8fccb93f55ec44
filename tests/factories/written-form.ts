/** A form as the bytes that travel: one that is refused while the runtime still writes it would fail beside every test. */
export async function writtenForm(form: FormData): Promise<{ body: ArrayBuffer; headers: { 'content-type': string } }> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { body: await written.arrayBuffer(), headers };
}
