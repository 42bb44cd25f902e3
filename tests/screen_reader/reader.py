"""A screen reader as far as AT-SPI goes: reads the window, acts in it, and hears what it announces.

Runs the program whose command line it is given, in a D-Bus session and on an X11 display of its own. What it
expects and does not find within a minute is an error.
"""

import ctypes
import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

# What newer versions of the library call otherwise is there in older ones too.
warnings.simplefilter("ignore")

PATIENCE = 60


def pump(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        time.sleep(0.02)


def until(found, what):
    """The first answer that is none of nothing."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        pump(0.05)
        try:
            answer = found()
        except GLib.Error:
            continue  # It has changed while it was read.
        if answer:
            return answer
    raise SystemExit(f"not found: {what}; heard: {heard}")


def each(node):
    yield node
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child:
            yield from each(child)


def switch_on():
    """Switches screen readers on, as a desktop does for its own."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    arguments = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    properties = "org.freedesktop.DBus.Properties"
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", properties, "Set", arguments, None, 0, -1, None)


def listen():
    Atspi.init()
    listener.register("object:announcement")
    listener.register("object:state-changed:focused")


heard = []


def hear(event):
    if event.type == "object:announcement":
        heard.append(event.any_data)
    elif event.detail1:
        heard.append(f"focus: {event.source.get_role_name()} {event.source.get_name()}")


listener = Atspi.EventListener.new(hear)


def hears(start):
    until(lambda: any(words.startswith(start) for words in heard), f"announcement: {start}")


def time_of(program):
    """The processor's time that a program has taken, in hundredths of a second."""
    with open(f"/proc/{program.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def is_at_rest(program):
    before = time_of(program)
    pump(2)
    return time_of(program) - before < 5


class Window:
    def __init__(self, program):
        self.program = program
        self.window = until(self.find, "the window")

    def find(self):
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            known = desktop.get_child_at_index(place)
            if known and known.get_process_id() == self.program.pid and known.get_child_count():
                return known

    def node(self, role, name):
        def found():
            for node in each(self.window):
                if node.get_role_name() == role and node.get_name().startswith(name):
                    return node

        return until(found, f"{role} {name}")

    def press(self, role, name):
        node = self.node(role, name)
        assert node.get_action_name(0) == "click", f"{role} {name} has no action"
        assert node.do_action(0), f"{role} {name} cannot be pressed"


class Display:
    """What a window manager does: giving windows the focus."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong

    def windows(self):
        root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))
        ids = ctypes.POINTER(ctypes.c_ulong)()
        count = ctypes.c_uint()
        unused = [ctypes.byref(ctypes.c_ulong()) for _ in range(2)]
        self.x11.XQueryTree(self.display, root, *unused, ctypes.byref(ids), ctypes.byref(count))
        return [ids[place] for place in range(count.value)]

    def is_shown(self):
        """Whether there is a window that can have the focus."""
        attributes = (ctypes.c_int * 64)()

        def is_viewable(window):
            self.x11.XGetWindowAttributes(self.display, ctypes.c_ulong(window), attributes)
            return attributes[23] == 2  # map_state is IsViewable.

        return any(is_viewable(window) for window in self.windows())

    def focus(self):
        """Gives the focus to the only window."""
        (window,) = until(lambda: self.windows(), "a window on the display")
        self.x11.XSetInputFocus(self.display, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)


def read(window):
    assert window.node("frame", "The first moves").get_description(), "how to get along"
    window.node("label", "Nothing has been done yet.")
    window.node("table cell", "R1C1: 1, given")
    window.node("table cell", "R1C2: empty")
    # Without the focus, nothing can wake the window: it looks for itself.
    window.press("push button", "One step forward")
    hears("R1C2 is the next empty cell.")
    window.node("label", "R1C2 is the next empty cell.")

    Display().focus()
    hears("focus: frame The first moves")
    pump(2)
    before = time_of(window.program)
    pump(2)
    spent = time_of(window.program) - before
    assert spent < 10, f"at rest, {spent}0 ms went by"
    # Now it sleeps, and is woken.
    window.press("push button", "One step forward")
    hears("R1C2: 1 is refused.")

    cell = window.node("table cell", "R2C1: empty")
    assert cell.get_component_iface().grab_focus(), "cells can have the focus"
    hears("focus: table cell R2C1: empty")

    window.press("push button", "Next stop")
    hears("R1C2: 3 is written.")
    window.node("label", "What does the program know about the 3 in R1C2?")
    window.press("push button", "B: ")
    hears("Right!")
    window.node("push button", "B: That it is allowed: nothing more for now., right")

    window.press("push button", "Help")
    window.node("dialog", "Help")
    window.node("label", "Space, K: Play or pause")


def come_late(program):
    """The window has the focus before anyone listens, as it often has at the start."""
    display = Display()
    until(display.is_shown, "a window that is shown")
    display.focus()
    until(lambda: is_at_rest(program), "a window at rest")
    switch_on()
    hears("focus: frame The first moves")
    heard.clear()


def run(what):
    with subprocess.Popen(sys.argv[1:]) as program:
        try:
            what(program)
            assert program.poll() is None, "it still runs"
        finally:
            program.kill()


listen()
run(come_late)
run(lambda program: read(Window(program)))
