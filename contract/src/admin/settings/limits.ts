/** What one person may have or do, as admins decide it. */
export interface PersonLimits {
  /** Services that a professional offers at once. */
  services: number;
  /** Job postings that a client has open at once. */
  postings: number;
  /** Free consultations that a client asked for and that are ahead; 0: no limit. */
  freeConsultations: number;
  /** Of one file, by 1,048,576 bytes. */
  fileMegabytes: number;
  /** Of all files of a person, by 1,000,000 bytes. */
  storedMegabytes: number;
}

export const MEBIBYTE = 1024 * 1024;

export const MAX_ACTIVE_SERVICES = 20;

/** Of a new installation; the settings of the environment name the two others. */
export const FIRST_LIMITS = { services: MAX_ACTIVE_SERVICES, postings: 50, fileMegabytes: 25 };
