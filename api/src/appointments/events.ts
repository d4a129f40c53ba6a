declare module '../platform/events.ts' {
  interface Events {
    'appointment.checked_in': {
      appointmentId: string;
      jobId: string;
      by: 'client' | 'professional';
      clientId: string;
      professionalId: string;
      title: string;
      startsAt: string;
    };
  }
}

export {};
