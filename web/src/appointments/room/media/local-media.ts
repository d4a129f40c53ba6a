import { t } from '@lingui/core/macro';
import { deviceError, type DeviceError, deviceName } from './device-errors.ts';
import {
  type Devices,
  listDevices,
  NO_DEVICES,
  onDevicesChanged,
  openDevice,
  openScreen,
} from './devices.ts';
import { type Presence, loadPreferences, savePreferences } from './device-preferences.ts';
import { constraintsOf, type Effect, EFFECTS } from './effects.ts';
import type { MediaStatus } from './media.ts';
import { createListeners } from '../../../platform/store.ts';

export type LocalKind = 'camera' | 'microphone';

export interface LocalDevice {
  track: MediaStreamTrack | null;
  /** Wanted on; a microphone that is off is muted but stays open, a camera is released. */
  isOn: boolean;
  isStarting: boolean;
  /** Whether the person has turned it on or off themselves. */
  isDecided: boolean;
  error: DeviceError | null;
  deviceId: string | null;
}

export interface LocalMediaState {
  camera: LocalDevice;
  microphone: LocalDevice;
  screen: MediaStreamTrack | null;
  speakerId: string;
  devices: Devices;
  /** A notice for each: that it was unplugged, or why it does not start. Kept until it works or is dismissed. */
  notices: Record<NoticeKind, string | null>;
  /** What was on before `suspend`, for `resume` to turn on again. */
  suspended: Presence | null;
}
export type NoticeKind = LocalKind | 'screen';

const KINDS = ['microphone', 'camera'] as const;
const NO_NOTICES: LocalMediaState['notices'] = { microphone: null, camera: null, screen: null };
const OFF: LocalDevice = {
  track: null,
  isOn: false,
  isStarting: false,
  isDecided: false,
  error: null,
  deviceId: null,
};

/** The reader's own camera, microphone and screen, shared by check-in and call. */
export class LocalMedia {
  readonly #changes = createListeners();
  #state: LocalMediaState;
  #unsubscribe: () => void = () => undefined;
  #isClosed = true;
  /** Devices that were unplugged while on: they are turned on again when they are plugged back in. */
  readonly #unplugged = new Set<LocalKind>();
  /** Counts the releases: a device that was requested before one is released too when it arrives. */
  #generation = 0;

  constructor() {
    const preferences = loadPreferences();
    this.#state = {
      camera: { ...OFF, deviceId: preferences.camera },
      microphone: { ...OFF, deviceId: preferences.microphone },
      screen: null,
      speakerId: preferences.speaker ?? '',
      devices: NO_DEVICES,
      notices: NO_NOTICES,
      suspended: null,
    };
  }

  /** Starts to watch for plugged and unplugged devices; requests none yet. */
  open(): void {
    this.#isClosed = false;
    this.#unsubscribe = onDevicesChanged(() => void this.#onDevicesChanged());
    void this.#list();
  }

  state = (): LocalMediaState => this.#state;

  subscribe = this.#changes.subscribe;

  /** Turns a device on, requesting it if necessary; false when it does not work. */
  async start(kind: LocalKind): Promise<boolean> {
    const { track, isStarting, deviceId } = this.#state[kind];
    if (isStarting) return false;
    this.#markDecided(kind);
    if (track) {
      track.enabled = true;
      this.#change(kind, { isOn: true });
      return true;
    }
    return this.#open(kind, deviceId);
  }

  /** A microphone is only muted, which is instant both ways; a camera is stopped, so that its light goes out. */
  stop(kind: LocalKind): void {
    const { track } = this.#state[kind];
    this.#markDecided(kind);
    if (kind === 'camera') track?.stop();
    else if (track) track.enabled = false;
    this.#change(kind, { isOn: false, isDecided: true, ...(kind === 'camera' && { track: null }) });
  }

  async toggle(kind: LocalKind): Promise<void> {
    if (this.#state[kind].isOn) this.stop(kind);
    else await this.start(kind);
  }

  /** Switches to another device, which is on or off like the one before. */
  async pick(kind: LocalKind, deviceId: string): Promise<void> {
    savePreferences({ [kind]: deviceId });
    const { track, isOn } = this.#state[kind];
    if (!track) return this.#change(kind, { deviceId });
    // Some systems refuse a second device while the first is open.
    track.stop();
    await this.#open(kind, deviceId, isOn);
  }

  /** The same device anew: not every browser changes a track that runs. */
  async switchEffect(effect: Effect, isOn: boolean): Promise<void> {
    savePreferences({ effects: { ...loadPreferences().effects, [effect]: isOn } });
    const kind = EFFECTS[effect];
    const { track, deviceId, isOn: wasOn } = this.#state[kind];
    if (!track) return;
    track.stop();
    await this.#open(kind, deviceId, wasOn);
  }

  pickSpeaker(speakerId: string): void {
    savePreferences({ speaker: speakerId });
    this.#set({ speakerId });
  }

  async shareScreen(): Promise<void> {
    const generation = this.#generation;
    try {
      const screen = await openScreen();
      // The call was left, or goes on in another tab, while the browser's picker was open.
      if (generation !== this.#generation) return screen.stop();
      // The browser has its own button to stop sharing.
      screen.addEventListener('ended', () => this.#set({ screen: null }));
      this.#state.screen?.stop();
      this.#set({ screen });
      this.#notify('screen', null);
    } catch (error) {
      this.#notify('screen', deviceError('screen', error)?.remedy ?? null);
    }
  }

  stopScreen(): void {
    this.#state.screen?.stop();
    this.#set({ screen: null });
  }

  mediaStatus(): MediaStatus {
    const { camera, microphone, screen } = this.#state;
    // On, and not muted by the system.
    const gives = ({ isOn, track }: LocalDevice) => isOn && track !== null && !track.muted;
    return {
      microphone: gives(microphone),
      camera: gives(camera) ? 'on' : 'off',
      screen: screen !== null,
    };
  }

  /** Closes the message about a device. */
  dismiss(of: NoticeKind): void {
    this.#notify(of, null);
  }

  /** Whether it is on, or will be turned on by `resume`. */
  isWanted(kind: LocalKind): boolean {
    const { isOn, isStarting } = this.#state[kind];
    return isOn || isStarting || this.#state.suspended?.[kind] === true;
  }

  /** Releases everything, so that no light stays on; `resume` turns the same devices on again. */
  suspend(): void {
    const suspended = { camera: this.isWanted('camera'), microphone: this.isWanted('microphone') };
    this.#releaseAll();
    this.#set({ suspended });
  }

  async resume(): Promise<void> {
    const { suspended } = this.#state;
    this.#set({ suspended: null });
    for (const kind of KINDS) if (suspended?.[kind]) await this.start(kind);
  }

  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#releaseAll();
    this.#set({ suspended: null });
  }

  #releaseAll(): void {
    const { camera, microphone, screen } = this.#state;
    for (const track of [camera.track, microphone.track, screen]) track?.stop();
    this.#unplugged.clear();
    this.#generation += 1;
    for (const kind of KINDS) this.#change(kind, { track: null, isOn: false, isStarting: false });
    this.#set({ screen: null, notices: NO_NOTICES });
  }

  async #open(kind: LocalKind, deviceId: string | null, isOn = true): Promise<boolean> {
    const generation = this.#generation;
    this.#change(kind, { isStarting: true, isDecided: true, error: null });
    this.#notify(kind, null);
    try {
      const track = await openDevice(kind, deviceId, constraintsOf(kind, loadPreferences().effects));
      if (generation !== this.#generation) {
        track.stop();
        return false;
      }
      track.enabled = isOn;
      track.addEventListener('ended', () => void this.#onEnded(kind, track));
      for (const turn of ['mute', 'unmute'])
        track.addEventListener(turn, () => this.#onMuteChange(kind, track));
      const got = track.getSettings().deviceId ?? deviceId;
      this.#change(kind, { track, isOn, isStarting: false, deviceId: got });
      // Not awaited: Firefox lists none before the window has the focus, and the other device shouldn’t wait for that.
      void this.#list();
      return true;
    } catch (error) {
      if (generation !== this.#generation) return false;
      const why = deviceError(kind, error);
      this.#change(kind, { track: null, isOn: false, isStarting: false, error: why });
      this.#notify(kind, why?.remedy ?? null);
      return false;
    }
  }

  /** Unplugged, or taken by the system: another device takes its place if there is one. */
  async #onEnded(kind: LocalKind, track: MediaStreamTrack): Promise<void> {
    if (this.#isClosed || this.#state[kind].track !== track) return;
    const { isOn } = this.#state[kind];
    this.#change(kind, { track: null, isOn: false });
    const isThere = isOn && (await this.#open(kind, null));
    const { track: another, error } = this.#state[kind];
    if (isOn && !isThere) this.#unplugged.add(kind);
    const [device, label] = [deviceName(kind), another?.label];
    const gone = t`Your ${device} was disconnected.`;
    const after = label ? t`Now using ${label}.` : (error?.remedy ?? '');
    this.#notify(kind, `${gone} ${after}`.trim());
  }

  /** A phone call or a hardware switch mutes it without ending it, and unmutes it later. */
  #onMuteChange(kind: LocalKind, track: MediaStreamTrack): void {
    if (this.#state[kind].track !== track) return;
    const device = deviceName(kind);
    this.#notify(kind, track.muted ? t`Your system is blocking your ${device} right now.` : null);
  }

  async #onDevicesChanged(): Promise<void> {
    await this.#list();
    const { cameras, microphones } = this.#state.devices;
    for (const [kind, list] of [
      ['camera', cameras],
      ['microphone', microphones],
    ] as const) {
      if (list.length > 0 && this.#unplugged.has(kind)) await this.start(kind);
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
  #markDecided(kind: LocalKind): void {
    this.#unplugged.delete(kind);
    const { suspended } = this.#state;
    if (suspended) this.#set({ suspended: { ...suspended, [kind]: false } });
  }

  #notify(of: NoticeKind, notices: string | null): void {
    this.#set({ notices: { ...this.#state.notices, [of]: notices } });
  }

  #change(kind: LocalKind, part: Partial<LocalDevice>): void {
    this.#set({ [kind]: { ...this.#state[kind], ...part } });
  }

  #set(part: Partial<LocalMediaState>): void {
    this.#state = { ...this.#state, ...part };
    this.#changes.notify();
  }
}
