interface Sides {
  clientId: string;
  professionalId: string;
  serviceId: string | null;
}

/** Whom one side reviews; a service is reviewed by clients only. */
export function aboutOf({ clientId, professionalId, serviceId }: Sides, authorId: string) {
  const byClient = authorId === clientId;
  return { aboutId: byClient ? professionalId : clientId, serviceId: byClient ? serviceId : null };
}
