/** The sample policy, which the gateway serves beside the console. */
export async function fetchSample(): Promise<File> {
  const response = await fetch(`${import.meta.env.BASE_URL}sample-policy.pdf`);
  if (!response.ok) throw new Error('The sample policy could not be loaded.');
  return new File([await response.blob()], 'sample-policy.pdf', { type: 'application/pdf' });
}
