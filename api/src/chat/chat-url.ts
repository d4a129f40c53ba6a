/** The screen of a job's chat, which the notification of its messages leads to. */
export const chatUrl = (jobId: string) => `/job/${jobId}/chat`;
