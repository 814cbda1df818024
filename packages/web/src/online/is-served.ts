/** Whether the page comes from a game server. Other sites answer this request with an error or a page. */
export async function isServed(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('api/me', { cache: 'no-store' });
    return ok && !headers.get('content-type')?.includes('html');
  } catch {
    return false;
  }
}
