interface Parties {
  clientId: string;
  professionalId: string;
  serviceId: string | null;
}

/** Whom a party of the job writes about; the service only carries what clients say of it. */
export function aboutOf({ clientId, professionalId, serviceId }: Parties, authorId: string) {
  const byClient = authorId === clientId;
  return { aboutId: byClient ? professionalId : clientId, serviceId: byClient ? serviceId : null };
}
