/** Who hears what this party says. */
export function otherParty(chat: { clientId: string; professionalId: string }, userId: string): string {
  return chat.clientId === userId ? chat.professionalId : chat.clientId;
}
