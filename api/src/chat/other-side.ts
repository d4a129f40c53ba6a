export function otherSideId(chat: { clientId: string; professionalId: string }, userId: string): string {
  return chat.clientId === userId ? chat.professionalId : chat.clientId;
}
