import type { File as Stored } from '@parley/contract/files/schemas.ts';
import type { NewSample, Sample } from '@parley/contract/showcase/schemas.ts';
import { fullAddress } from '../platform/form/full-address.ts';

/** A sample as it's edited; without a file it's a link. */
export interface SampleValue {
  key: string;
  title: string;
  about: string;
  alt: string;
  url: string;
  file: Stored | null;
}

export const valueOf = ({ id, title, about, alt, url, file }: Sample): SampleValue => ({
  key: id,
  title,
  about,
  alt,
  url: url ?? '',
  file,
});

/** A freshly uploaded file, titled as it's named. */
export const ofFile = (file: Stored): SampleValue => ({
  key: file.id,
  title: file.name.replace(/\.[^.]+$/, ''),
  about: '',
  alt: '',
  url: '',
  file,
});

export const isPicture = ({ file }: SampleValue) => file !== null && file.contentType.startsWith('image/');

export const readSamples = (values: readonly SampleValue[]): NewSample[] =>
  values.map(({ title, about, alt, url, file }) => ({
    title,
    about,
    alt,
    fileId: file?.id ?? null,
    url: file === null ? fullAddress(url) : null,
  }));
