import {
  type AudioCodec,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  type InputFormat,
  MP3,
  Mp3OutputFormat,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** What every current browser plays. */
const VIDEO: readonly VideoCodec[] = ['avc', 'vp8', 'vp9', 'av1'];
const AUDIO: readonly AudioCodec[] = ['aac', 'opus', 'vorbis', 'mp3'];

interface Container {
  format: InputFormat;
  target: () => OutputFormat;
  subtype: string;
  extension: { video: string; audio: string };
}
const CONTAINERS: readonly Container[] = [
  {
    format: MP4,
    target: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    subtype: 'mp4',
    extension: { video: 'mp4', audio: 'm4a' },
  },
  {
    format: WEBM,
    target: () => new WebMOutputFormat(),
    subtype: 'webm',
    extension: { video: 'webm', audio: 'weba' },
  },
  {
    format: OGG,
    target: () => new OggOutputFormat(),
    subtype: 'ogg',
    extension: { video: 'ogg', audio: 'ogg' },
  },
  {
    format: MP3,
    target: () => new Mp3OutputFormat(),
    subtype: 'mpeg',
    extension: { video: 'mp3', audio: 'mp3' },
  },
];

export type Rewrapped =
  | { bytes: Uint8Array; contentType: string; extension: string; seconds: number }
  | { refused: 'unreadable' | 'silent' | 'unplayable' }
  | { refused: 'long'; seconds: number };

/**
 * Puts a recording into a new file, its sound and pictures as they are: without place, device and other metadata, and
 * with the length and the index that browsers leave out when they record. The length is that of what is played,
 * whatever the file says of it.
 */
export async function rewrap({ bytes, most }: { bytes: Uint8Array; most: number }): Promise<Rewrapped> {
  const formats = CONTAINERS.map(({ format }) => format);
  using input = new Input({ formats, source: new BufferSource(bytes) });
  if (!(await input.canRead())) return { refused: 'unreadable' };
  const format = await input.getFormat();
  const container = CONTAINERS.find((each) => each.format === format);
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!container || (!video && !audio)) return { refused: 'silent' };
  const seconds = await input.computeDuration();
  if (!(seconds > 0)) return { refused: 'silent' };
  if (seconds > most) return { refused: 'long', seconds };
  if (!isPlayed(VIDEO, await video?.getCodec()) || !isPlayed(AUDIO, await audio?.getCodec()))
    return { refused: 'unplayable' };
  const target = new BufferTarget();
  const output = new Output({ format: container.target(), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced', shiftTolerance: Infinity },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return { refused: 'unplayable' };
  await conversion.execute();
  if (!target.buffer) return { refused: 'unreadable' };
  const kind = video ? 'video' : 'audio';
  return {
    bytes: new Uint8Array(target.buffer),
    contentType: `${kind}/${container.subtype}`,
    extension: container.extension[kind],
    seconds,
  };
}

/** A track that isn't there needs no codec. */
function isPlayed<T>(played: readonly T[], codec: T | null | undefined): boolean {
  return codec === undefined || (codec !== null && played.includes(codec));
}
