/** Does a server answer beside this page? Other sites answer nothing, or with a page. */
export async function isServed(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('api/me', { cache: 'no-store' });
    return ok && !headers.get('content-type')?.includes('html');
  } catch {
    return false;
  }
}
