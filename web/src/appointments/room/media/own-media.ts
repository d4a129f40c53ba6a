import { t } from '@lingui/core/macro';
import { deviceFault, type DeviceFault, deviceName } from './device-words.ts';
import {
  type Devices,
  listDevices,
  NO_DEVICES,
  onDevicesChanged,
  openDevice,
  openScreen,
} from './devices.ts';
import { type Presence, recall, remember } from './kept-choice.ts';
import type { Shown } from './media.ts';
import { createListeners } from '../../../platform/store.ts';

export type OwnKind = 'camera' | 'microphone';

export interface Own {
  track: MediaStreamTrack | null;
  /** Wanted on; a microphone that is off is muted but stays open, a camera is released. */
  isOn: boolean;
  isStarting: boolean;
  /** Whether the person has turned it on or off themselves. */
  isDecided: boolean;
  fault: DeviceFault | null;
  deviceId: string | null;
}

export interface OwnState {
  camera: Own;
  microphone: Own;
  screen: MediaStreamTrack | null;
  speakerId: string;
  devices: Devices;
  /** A message about each: that it was unplugged, or why it does not start. Until it works, or was dismissed. */
  news: Record<NewsOf, string | null>;
  /** What was on when everything was released, and is to be turned on again. */
  resting: Presence | null;
}
export type NewsOf = OwnKind | 'screen';

const KINDS = ['microphone', 'camera'] as const;
const NO_NEWS: OwnState['news'] = { microphone: null, camera: null, screen: null };
const OFF: Own = {
  track: null,
  isOn: false,
  isStarting: false,
  isDecided: false,
  fault: null,
  deviceId: null,
};

/** The reader's own camera, microphone and screen, shared by check-in and call. */
export class OwnMedia {
  readonly #changes = createListeners();
  #state: OwnState;
  #unhear: () => void = () => undefined;
  #isClosed = true;
  /** Devices that were unplugged while on: they are turned on again when they are plugged back in. */
  readonly #missed = new Set<OwnKind>();
  /** Counts the releases: a device that was requested before one is released too when it arrives. */
  #era = 0;

  constructor() {
    const kept = recall();
    this.#state = {
      camera: { ...OFF, deviceId: kept.camera },
      microphone: { ...OFF, deviceId: kept.microphone },
      screen: null,
      speakerId: kept.speaker ?? '',
      devices: NO_DEVICES,
      news: NO_NEWS,
      resting: null,
    };
  }

  /** Starts to follow what is plugged in and out; requests no device yet. */
  open(): void {
    this.#isClosed = false;
    this.#unhear = onDevicesChanged(() => void this.#plugged());
    void this.#list();
  }

  state = (): OwnState => this.#state;

  subscribe = this.#changes.subscribe;

  /** Turns a device on, requesting it if necessary; false when it does not work. */
  async start(kind: OwnKind): Promise<boolean> {
    const { track, isStarting, deviceId } = this.#state[kind];
    if (isStarting) return false;
    this.#decided(kind);
    if (track) {
      track.enabled = true;
      this.#change(kind, { isOn: true });
      return true;
    }
    return this.#open(kind, deviceId);
  }

  /** A microphone is only muted, which is instant both ways; a camera is stopped, so that its light goes out. */
  stop(kind: OwnKind): void {
    const { track } = this.#state[kind];
    this.#decided(kind);
    if (kind === 'camera') track?.stop();
    else if (track) track.enabled = false;
    this.#change(kind, { isOn: false, isDecided: true, ...(kind === 'camera' && { track: null }) });
  }

  async toggle(kind: OwnKind): Promise<void> {
    if (this.#state[kind].isOn) this.stop(kind);
    else await this.start(kind);
  }

  /** Switches to another device, which is on or off like the one before. */
  async pick(kind: OwnKind, deviceId: string): Promise<void> {
    remember({ [kind]: deviceId });
    const { track, isOn } = this.#state[kind];
    if (!track) return this.#change(kind, { deviceId });
    // Some systems refuse a second device while the first is open.
    track.stop();
    await this.#open(kind, deviceId, isOn);
  }

  pickSpeaker(speakerId: string): void {
    remember({ speaker: speakerId });
    this.#set({ speakerId });
  }

  async shareScreen(): Promise<void> {
    try {
      const screen = await openScreen();
      if (this.#isClosed) return screen.stop();
      // The browser has its own button to stop sharing.
      screen.addEventListener('ended', () => this.#set({ screen: null }));
      this.#state.screen?.stop();
      this.#set({ screen });
      this.#tell('screen', null);
    } catch (fault) {
      this.#tell('screen', deviceFault('screen', fault)?.mend ?? null);
    }
  }

  stopScreen(): void {
    this.#state.screen?.stop();
    this.#set({ screen: null });
  }

  shown(): Shown {
    const { camera, microphone, screen } = this.#state;
    // On, and not muted by the system.
    const gives = ({ isOn, track }: Own) => isOn && track !== null && !track.muted;
    return {
      microphone: gives(microphone),
      camera: gives(camera) ? 'on' : 'off',
      screen: screen !== null,
    };
  }

  /** Closes the message about a device. */
  dismiss(of: NewsOf): void {
    this.#tell(of, null);
  }

  /** Whether it is on, or will be turned on by `wake`. */
  isWanted(kind: OwnKind): boolean {
    const { isOn, isStarting } = this.#state[kind];
    return isOn || isStarting || this.#state.resting?.[kind] === true;
  }

  /** Releases everything, so that no light stays on; `wake` turns the same devices on again. */
  rest(): void {
    const resting = { camera: this.isWanted('camera'), microphone: this.isWanted('microphone') };
    this.#letGo();
    this.#set({ resting });
  }

  async wake(): Promise<void> {
    const { resting } = this.#state;
    this.#set({ resting: null });
    for (const kind of KINDS) if (resting?.[kind]) await this.start(kind);
  }

  close(): void {
    this.#isClosed = true;
    this.#unhear();
    this.#letGo();
    this.#set({ resting: null });
  }

  #letGo(): void {
    const { camera, microphone, screen } = this.#state;
    for (const track of [camera.track, microphone.track, screen]) track?.stop();
    this.#missed.clear();
    this.#era += 1;
    for (const kind of KINDS) this.#change(kind, { track: null, isOn: false, isStarting: false });
    this.#set({ screen: null, news: NO_NEWS });
  }

  async #open(kind: OwnKind, deviceId: string | null, isOn = true): Promise<boolean> {
    const era = this.#era;
    this.#change(kind, { isStarting: true, isDecided: true, fault: null });
    this.#tell(kind, null);
    try {
      const track = await openDevice(kind, deviceId);
      if (era !== this.#era) {
        track.stop();
        return false;
      }
      track.enabled = isOn;
      track.addEventListener('ended', () => void this.#lost(kind, track));
      for (const turn of ['mute', 'unmute']) track.addEventListener(turn, () => this.#held(kind, track));
      const got = track.getSettings().deviceId ?? deviceId;
      this.#change(kind, { track, isOn, isStarting: false, deviceId: got });
      await this.#list();
      return true;
    } catch (fault) {
      if (era !== this.#era) return false;
      const why = deviceFault(kind, fault);
      this.#change(kind, { track: null, isOn: false, isStarting: false, fault: why });
      this.#tell(kind, why?.mend ?? null);
      return false;
    }
  }

  /** Unplugged, or taken by the system: another device takes its place if there is one. */
  async #lost(kind: OwnKind, track: MediaStreamTrack): Promise<void> {
    if (this.#isClosed || this.#state[kind].track !== track) return;
    const { isOn } = this.#state[kind];
    this.#change(kind, { track: null, isOn: false });
    const isThere = isOn && (await this.#open(kind, null));
    const { track: another, fault } = this.#state[kind];
    if (isOn && !isThere) this.#missed.add(kind);
    const [device, label] = [deviceName(kind), another?.label];
    const gone = t`Your ${device} was disconnected.`;
    const after = label ? t`Now using ${label}.` : (fault?.mend ?? '');
    this.#tell(kind, `${gone} ${after}`.trim());
  }

  /** A phone call or a hardware switch mutes it without ending it, and unmutes it later. */
  #held(kind: OwnKind, track: MediaStreamTrack): void {
    if (this.#state[kind].track !== track) return;
    const device = deviceName(kind);
    this.#tell(kind, track.muted ? t`Your system is blocking your ${device} right now.` : null);
  }

  async #plugged(): Promise<void> {
    await this.#list();
    const { cameras, microphones } = this.#state.devices;
    for (const [kind, list] of [
      ['camera', cameras],
      ['microphone', microphones],
    ] as const) {
      if (list.length > 0 && this.#missed.has(kind)) await this.start(kind);
    }
  }

  async #list(): Promise<void> {
    try {
      const devices = await listDevices();
      if (!this.#isClosed) this.#set({ devices });
    } catch {
      // A browser without devices reports it when one is requested.
    }
  }

  /** The person turned it on or off, which overrides what it was before. */
  #decided(kind: OwnKind): void {
    this.#missed.delete(kind);
    const { resting } = this.#state;
    if (resting) this.#set({ resting: { ...resting, [kind]: false } });
  }

  #tell(of: NewsOf, news: string | null): void {
    this.#set({ news: { ...this.#state.news, [of]: news } });
  }

  #change(kind: OwnKind, part: Partial<Own>): void {
    this.#set({ [kind]: { ...this.#state[kind], ...part } });
  }

  #set(part: Partial<OwnState>): void {
    this.#state = { ...this.#state, ...part };
    this.#changes.notify();
  }
}
